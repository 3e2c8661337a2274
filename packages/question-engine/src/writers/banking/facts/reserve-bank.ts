
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/banking/reserve-bank.yaml", import.meta.url));

export const reserveBank = content("reserve-bank-of-india-facts");
