import type { ExamType } from "@prepfeed/contract/catalogue";
import { WebTiming } from "@prepfeed/contract/limits";
import { listMockAttempts, listMockTrends } from "@prepfeed/contract/mock-attempts";
import {
  createMockTest,
  deleteMockTest,
  getMockTest,
  listMockTests,
  listOwnQuestions,
  listPatterns,
  type NewMockTestInput,
  type TestsQuery,
} from "@prepfeed/contract/mock-tests";
import type { OwnSource } from "@prepfeed/contract/paper-rules";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { itemsOf, nextPage } from "../pages.ts";

const KEY = ["mock-tests"] as const;

/** They change with the version of the product only. */
export function usePatterns() {
  return useQuery({
    queryKey: [...KEY, "patterns"],
    queryFn: async ({ signal }) => (await call(listPatterns, {}, { signal })).patterns,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useMockTests(scope: TestsQuery["scope"], examType?: ExamType) {
  return useInfiniteQuery({
    queryKey: [...KEY, "list", scope, examType ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(listMockTests, { query: { scope, examType, page: pageParam, size: 12 } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, last }) => (last ? undefined : page + 1),
    staleTime: 0,
  });
}

/** To pick from; what was found stays while another search is on its way. */
export function useOwnQuestions(from: OwnSource, search: string) {
  return useInfiniteQuery({
    queryKey: [...KEY, "own-questions", from, search],
    queryFn: ({ pageParam, signal }) =>
      call(listOwnQuestions, { query: { from, search, page: pageParam, size: 20 } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    select: itemsOf,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useMockAttempts() {
  return useInfiniteQuery({
    queryKey: [...KEY, "attempts"],
    queryFn: ({ pageParam, signal }) =>
      call(listMockAttempts, { query: { page: pageParam, size: 20 } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, last }) => (last ? undefined : page + 1),
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
