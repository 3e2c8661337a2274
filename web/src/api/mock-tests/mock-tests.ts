import type { ExamType } from "@prepfeed/contract/foundation/catalogue";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { listMockAttempts, listMockTrends } from "@prepfeed/contract/mock-tests/mock-attempts";
import {
  createMockTest,
  deleteMockTest,
  getMockTest,
  listMockTests,
  listOwnQuestions,
  listPatterns,
  type NewMockTestInput,
  type TestsQuery,
} from "@prepfeed/contract/mock-tests/mock-tests";
import type { OwnSource } from "@prepfeed/contract/mock-tests/paper-rules";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { itemsOf, usePages } from "../pages.ts";

const KEY = ["mock-tests"] as const;

/** They change only with the version of the product. */
export function usePatterns() {
  return useQuery({
    queryKey: [...KEY, "patterns"],
    queryFn: async ({ signal }) => (await call(listPatterns, {}, { signal })).patterns,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useMockTests(scope: TestsQuery["scope"], examType?: ExamType) {
  return usePages({
    queryKey: [...KEY, "list", scope, examType ?? null],
    load: (page, signal) => call(listMockTests, { query: { scope, examType, page, size: 12 } }, { signal }),
    select: itemsOf,
    staleTime: 0,
  });
}

/** Questions to choose from; earlier results stay visible while another search is loading. */
export function useOwnQuestions(from: OwnSource, search: string) {
  return usePages({
    queryKey: [...KEY, "own-questions", from, search],
    load: (page, signal) => call(listOwnQuestions, { query: { from, search, page, size: 20 } }, { signal }),
    select: itemsOf,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useMockAttempts() {
  return usePages({
    queryKey: [...KEY, "attempts"],
    load: (page, signal) => call(listMockAttempts, { query: { page, size: 20 } }, { signal }),
    select: itemsOf,
    staleTime: 0,
  });
}

export function useMockTrends() {
  return useQuery({
    queryKey: [...KEY, "trends"],
    queryFn: async ({ signal }) => (await call(listMockTrends, {}, { signal })).trends,
    staleTime: 0,
  });
}

export function useMockTest(id: string) {
  return useQuery({
    queryKey: [...KEY, "one", id],
    queryFn: ({ signal }) => call(getMockTest, { params: { id } }, { signal, timeout: WebTiming.aiTimeout }),
    staleTime: 0,
  });
}

export function useCreateMockTest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewMockTestInput) => call(createMockTest, { body }, { timeout: WebTiming.aiTimeout }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...KEY, "list"] }),
  });
}

export function useDeleteMockTest() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteMockTest, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...KEY, "list"] }),
  });
}
