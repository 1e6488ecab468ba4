import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

export interface TracingOptions {
  readonly service: string;
  readonly release: string;
  /** Where a collector takes traces by OTLP over HTTP, `/v1/traces` included. */
  readonly url: string;
  /** The share of traces that are kept, from 0 to 1; whoever calls has no say in it. */
  readonly ratio: number;
}

export interface Tracing {
  /** Sends what is still on its way. */
  close(): Promise<void>;
}

/** From now on the process's spans are sent to the collector; once a process. */
export function startTracing({ service, release, url, ratio }: TracingOptions): Tracing {
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': release }),
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { close: () => provider.shutdown() };
}
