import * as z from 'zod'

/** Where traces go. The names are OpenTelemetry's own. */
export interface TraceSettings {
  /** The collector: OTLP over HTTP, below it `/v1/traces`. */
  endpoint: string
  /** The name under which it knows this server. */
  service: string
  /** Which part of the requests is traced, 0 to 1; what a proxy has begun to trace always is. */
  share: number
}

export const traceEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().default('xinpu'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

type Values = z.infer<z.ZodObject<typeof traceEnvironment>>

export function tracesOf(values: Values): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: share } = values
  return endpoint === undefined ? undefined : { endpoint: endpoint.replace(/\/+$/, ''), service, share }
}
