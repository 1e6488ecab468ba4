import type { Shape } from './scrub/shape.ts';

/** The user as identified in reports: an opaque id and a role ('unknown' when absent, docs/requirements.md §4). */
export interface ReportedUser {
  readonly id: string;
  readonly role: string;
}

/** A finished breadcrumb: `data` holds shapes and patterns, never what people typed. `atMs` is epoch milliseconds. */
export interface Crumb {
  readonly category: 'http' | 'navigation' | 'auth' | 'user.critical';
  readonly level: 'info' | 'warning' | 'error';
  readonly message?: string;
  readonly data?: Readonly<Record<string, Shape>>;
  readonly atMs: number;
}

/** The entries that the app reports, in order. */
export type Entry =
  | { readonly kind: 'crumb'; readonly crumb: Crumb }
  | {
      readonly kind: 'done';
      /** A method and path template: `POST /carts`. */
      readonly call: string;
      /** The shape of the request body. */
      readonly details: Shape;
      readonly atMs: number;
    }
  | { readonly kind: 'user'; readonly user: ReportedUser | null }
  | {
      readonly kind: 'error';
      readonly error: unknown;
      readonly handled: boolean;
      readonly componentStack?: string;
      readonly atMs: number;
    };

/** The lazily loaded part: converts entries to reports. */
export interface Recorder {
  record(entry: Entry): void;
  /** Names the span of this page load or navigation after the route's pattern. */
  navigated(pattern: string): void;
  /** Loads session replay, which is a separate file. */
  addReplay(): Promise<void>;
}

/** Names from the contract. `null` means "not in it". */
export interface ContractNames {
  /** A path below one of `apiBases` → the contract's path template. */
  toEndpointPattern(path: string): string | null;
  /** A method and path template, `GET /orders/{orderId}` → the operation's id. */
  operationOf(call: string): string | null;
}

/** Converts addresses to patterns; the shell owns both tables. `null` means "not in the table". */
export interface AddressTables {
  /** A path of the site → its route pattern; a pattern is returned unchanged. */
  toPattern(pathname: string): string | null;
  toEndpointPattern?: ContractNames['toEndpointPattern'];
  /** The base addresses of our own services, absolute or relative to the site: `/api`, `https://parser.example.com`. */
  readonly apiBases: readonly string[];
}

/** The page's replay as text for an error report, or a code for the reason why there is none. */
export type ReplayForReport =
  | {
      readonly text: string;
      /** The ids of the flows that are missing from it. */
      readonly leftOut: readonly string[];
      /** False if something could not be recorded. */
      readonly isWhole: boolean;
    }
  | { readonly refused: string };

/** Creates the page's replay, limited to a number of bytes. */
export type MakeReplay = (maxBytes: number) => Promise<ReplayForReport>;

export interface ReportConfig extends AddressTables, Partial<ContractNames> {
  /** The address for error reports; `null` loads nothing and records nothing. */
  readonly dsn: string | null;
  readonly environment: string;
  readonly release: string;
  /** Attached to errors; if absent, errors are sent without it. */
  readonly makeReplay?: MakeReplay;
  /** Whether a token is stored now (docs/requirements.md §4); the user may still be unknown. */
  isAuthenticated(): boolean;
}

/** contract: recordPageViews. `at` is an ISO instant; nothing identifies the visitor. */
export interface PageView {
  readonly pattern: string;
  readonly at: string;
}

/** Sends one batch (at most 50), also while the page is being left; rejects if the server did not accept it. */
export type SendPageViews = (body: { readonly views: readonly PageView[] }) => Promise<void>;

/** contract: recordFlowVisits. Ids of a flow and its states, and an ISO instant; nothing identifies the visitor. */
export interface FlowArrival {
  readonly flow: string;
  readonly state: string;
  readonly at: string;
}
export interface FlowDeparture extends FlowArrival {
  readonly to: string;
  readonly seconds: number;
}

/**
 * Sends one batch (at most 100 of each), also while the page is being left; rejects if the server did not accept it.
 */
export type SendFlowVisits = (body: {
  readonly arrivals: readonly FlowArrival[];
  readonly departures: readonly FlowDeparture[];
}) => Promise<void>;

export interface TelemetryConfig extends Omit<ReportConfig, keyof ContractNames> {
  /** Fetched with the SDK, because only reports need them. */
  readonly loadContractNames?: () => Promise<ContractNames>;
  /** Loaded only after consent; `null` disables GA4. */
  readonly ga4Id: string | null;
  /** The site's name, sent to GA4 instead of the page's title, which may contain names and numbers. */
  readonly siteTitle: string;
  readonly sendPageViews: SendPageViews;
  /** `null` in a private mode without storage: the choice then lasts as long as the page. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
}

/** A successful call reported by the client; the body may be raw, only its shape is sent. */
export type DoneCall = Pick<FailedCall, 'endpoint' | 'method' | 'requestPayload'>;

/** A failed call reported by the client; both bodies may be raw, only their shape is sent. */
export interface FailedCall {
  /** The contract's path template, never a filled-in path. */
  readonly endpoint: string;
  readonly method: string;
  /** `null` when no response came. */
  readonly statusCode: number | null;
  readonly responseData?: unknown;
  readonly requestPayload?: unknown;
  readonly message: string;
  /** The `ApiError` code. */
  readonly code: string;
}
