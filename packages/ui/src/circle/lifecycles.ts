import type { TrendPart } from '@xinpu/sdk/types'

interface LifecycleLook {
  label: string
  tone: 'danger' | 'neutral' | 'ok' | 'warn'
  /** Whether a new circuit had better take another. */
  isEnding: boolean
}

/** How a part is made these days, in the trade's words. */
export const lifecycles: Record<TrendPart['lifecycle'], LifecycleLook> = {
  active: { label: '量产', tone: 'ok', isEnding: false },
  nrnd: { label: '不推荐用于新设计', tone: 'warn', isEnding: true },
  eol: { label: '即将停产', tone: 'warn', isEnding: true },
  obsolete: { label: '已停产', tone: 'danger', isEnding: true },
  unknown: { label: '状态未知', tone: 'neutral', isEnding: false },
}
