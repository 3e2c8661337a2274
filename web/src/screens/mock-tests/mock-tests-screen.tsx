import { Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { late } from "../../components/late/late.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";

const List = late(async () => ({ default: (await import("./list/list-page.tsx")).ListPage }));
const Paper = late(async () => ({ default: (await import("./paper/paper-page.tsx")).PaperPage }));
const Sitting = late(async () => ({ default: (await import("./sitting/sitting-page.tsx")).SittingPage }));
const Result = late(async () => ({ default: (await import("./result/result-page.tsx")).ResultPage }));
const Create = late(async () => ({ default: (await import("./create/create-page.tsx")).CreatePage }));
const Shared = late(async () => ({ default: (await import("./shared/shared-page.tsx")).SharedPage }));
const Print = late(async () => ({ default: (await import("./result/print-page.tsx")).PrintPage }));

/**
 * Everything below /mock-tests, the form that makes one and shared results; a single entry, so that first visits load
 * no more of it.
 */
export function MockTestsScreen() {
  const { pathname } = useLocation();
  const alone =
    pathname === paths.createMockTest ? <Create /> : pathname.startsWith("/results/") ? <Shared /> : null;
  if (alone) return <Suspense fallback={<BubbleLoader />}>{alone}</Suspense>;
  return (
    <Suspense fallback={<BubbleLoader />}>
      <Routes>
        <Route index element={<List />} />
        <Route path=":id" element={<Paper />} />
        <Route path="attempts/:id" element={<Sitting />} />
        <Route path="attempts/:id/result" element={<Result />} />
        <Route path="attempts/:id/print" element={<Print />} />
        <Route path="*" element={<Navigate to={paths.mockTests} replace />} />
      </Routes>
    </Suspense>
  );
}
