import type { GameCard } from "../face";

const card: GameCard = { order: 3, symbol: "area-portus", minutes: 90, author: "Cielo d’Oro", stones: "stone" };

export default card;
