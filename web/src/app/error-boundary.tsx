import { Component, type ReactNode } from "react";
import { ErrorFallback } from "./error-fallback.tsx";
import { forgetFailedScreens } from "./screen.tsx";

interface ErrorBoundaryProps {
  /** Another place is another try. */
  place?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  place: string | undefined;
}

/** Keeps a broken screen from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { hasFailed: false, place };
  }

  override componentDidCatch() {
    forgetFailedScreens();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorFallback onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
