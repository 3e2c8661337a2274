import { expect, it } from "vitest";
import { BOARD_EXAMS, readBoard, writeBoard } from "./leaderboard-address.ts";

it("keeps period and filters in the address", () => {
  const board = readBoard(new URLSearchParams("period=week&subject=PHYSICS&exam=NEET"));
  expect(board).toEqual({ period: "week", subject: "PHYSICS", examType: "NEET" });
  expect(readBoard(writeBoard(board))).toEqual(board);
});

it("leaves out invalid and default values", () => {
  const board = readBoard(new URLSearchParams("period=century&subject=COOKING&exam=DRIVING"));
  expect(board).toEqual({ period: "all", subject: undefined, examType: undefined });
  expect(writeBoard(board).toString()).toBe("");
});

it("offers each board once, and finds it by any exam of its family", () => {
  expect(BOARD_EXAMS).toContain("BANK_PO");
  expect(BOARD_EXAMS).not.toContain("IBPS_PO");
  expect(readBoard(new URLSearchParams("exam=IBPS_PO")).examType).toBe("BANK_PO");
});
