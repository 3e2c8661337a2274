import { Component, type ReactNode } from "react";
import { isLeaving, LEAVING_MS } from "../components/late/leaving.ts";
import { ErrorFallback } from "./error-fallback.tsx";

interface ErrorBoundaryProps {
  /** Navigating elsewhere resets the error. */
  place?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  place: string | undefined;
}

/** Keeps a broken screen from breaking the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override componentDidCatch() {
    if (isLeaving()) setTimeout(() => this.forceUpdate(), LEAVING_MS);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (isLeaving()) return null;
    return <ErrorFallback onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
