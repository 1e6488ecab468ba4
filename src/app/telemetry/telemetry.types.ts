import type { Shape } from './scrub/shape.ts';

/** Who uses the app, as far as reports may know: an opaque id and a role ('unknown' when absent, docs/requirements.md §4). */
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

/** What the app reports, in order. */
export type Entry =
  | { readonly kind: 'crumb'; readonly crumb: Crumb }
  | {
      readonly kind: 'done';
      /** A method and path template: `POST /carts`. */
      readonly call: string;
      /** Of the body that was sent. */
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

/** The lazily loaded half: takes entries and turns them into reports. */
export interface Recorder {
  record(entry: Entry): void;
  /** Gives the span of this page load or navigation the route's pattern as its name. */
  navigated(pattern: string): void;
  /** Loads session replay, a file of its own. */
  addReplay(): Promise<void>;
}

/** What the contract calls things. `null` means "not in it". */
export interface ContractNames {
  /** A path below one of `apiBases` → the contract's path template. */
  toEndpointPattern(path: string): string | null;
  /** A method and path template, `GET /orders/{orderId}` → the operation's id. */
  operationOf(call: string): string | null;
}

/** How addresses become patterns; the shell owns both tables. `null` means "not in the table". */
export interface AddressTables {
  /** A path of the site → its route pattern; a pattern given to it comes back unchanged. */
  toPattern(pathname: string): string | null;
  toEndpointPattern?: ContractNames['toEndpointPattern'];
  /** Bases of our own services, absolute or relative to the site: `/api`, `https://parser.example.com`. */
  readonly apiBases: readonly string[];
}

/** The page's replay as text for an error report, or a code that says why there is none. */
export type ReplayForReport =
  | {
      readonly text: string;
      /** Ids of the flows that are not in it. */
      readonly leftOut: readonly string[];
      /** False where something could not be recorded. */
      readonly isWhole: boolean;
    }
  | { readonly refused: string };

/** Creates the page's replay, limited to a number of bytes. */
export type MakeReplay = (maxBytes: number) => Promise<ReplayForReport>;

export interface ReportConfig extends AddressTables, Partial<ContractNames> {
  /** Where error reports go; `null` loads nothing and keeps nothing. */
  readonly dsn: string | null;
  readonly environment: string;
  readonly release: string;
  /** Goes along with errors; without it they go alone. */
  readonly makeReplay?: MakeReplay;
  /** Whether a token is in storage now (docs/requirements.md §4); not the same as knowing who the user is. */
  isAuthenticated(): boolean;
}

/** contract: recordPageViews. `at` is an ISO instant; nothing identifies the visitor. */
export interface PageView {
  readonly pattern: string;
  readonly at: string;
}

/** Sends one batch (at most 50), also from a page that goes; rejects when the server did not take it. */
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

/** Sends one batch (at most 100 of each), also from a page that goes; rejects when the server did not take it. */
export type SendFlowVisits = (body: {
  readonly arrivals: readonly FlowArrival[];
  readonly departures: readonly FlowDeparture[];
}) => Promise<void>;

export interface TelemetryConfig extends Omit<ReportConfig, keyof ContractNames> {
  /** They are fetched with the SDK: only reports need them. */
  readonly loadContractNames?: () => Promise<ContractNames>;
  /** Loaded only after consent; `null` never. */
  readonly ga4Id: string | null;
  /** The site's name, sent to GA4 in place of the page's title, which may hold names and numbers. */
  readonly siteTitle: string;
  readonly sendPageViews: SendPageViews;
  /** `null` in a private mode without storage: the choice then lives as long as the page. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
}

/** A granted call from the client's side; the body may be raw, only its shape is sent. */
export type DoneCall = Pick<FailedCall, 'endpoint' | 'method' | 'requestPayload'>;

/** A failed call from the client's side; the two bodies may be raw, only their shape is sent. */
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
