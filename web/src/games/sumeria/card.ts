import type { GameCard } from "../face";

const card: GameCard = { order: 1, symbol: "state-uruk", minutes: 45, author: "Dirk Liekens", stones: "stone" };

export default card;
