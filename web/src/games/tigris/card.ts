import type { GameCard } from "../face";

const card: GameCard = { order: 2, symbol: "tile-temple", minutes: 90, author: "Reiner Knizia", stones: "shell" };

export default card;
