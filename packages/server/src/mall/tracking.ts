import { Refusal } from '@xinpu/contract/refusal'
import type { House } from '../core/context.ts'
import { keptTracking } from './tracking-kept.ts'
import { kuaidi100Tracking } from './tracking-kuaidi100.ts'
import { sandboxTracking } from './tracking-sandbox.ts'

declare module '../core/context.ts' {
  interface House {
    /** Who knows where parcels are. */
    tracking: Tracking
  }
}

/** A parcel that is asked about. */
export interface TrackedParcel {
  /** The carrier's code, as `tracking-carriers.ts` lists it. */
  carrier: string
  no: string
  /** The last four digits of the receiver's phone, where the carrier asks for them. */
  phone: string | undefined
  /** When the shop handed it over. */
  sentAt: Date
  /** The city that it goes to. */
  to: string
}

/** How far a parcel is; `waiting` is not yet seen by its carrier. */
export type TrackState = 'delivering' | 'moving' | 'returned' | 'signed' | 'trouble' | 'waiting'

/** What happened to a parcel. */
export interface TrackEvent {
  at: Date
  /** Where; empty where nobody says. */
  place: string
  text: string
}

export interface Track {
  state: TrackState
  /** Newest first. */
  events: readonly TrackEvent[]
}

/** Tells where parcels are. The port: 快递100 when it is configured, a plausible course on a laptop, else a refusal. */
export interface Tracking {
  ask: (parcel: TrackedParcel) => Promise<Track>
}

export function trackingOf({ settings, now }: Pick<House, 'now' | 'settings'>): Tracking {
  if (settings.kuaidi100) return keptTracking(kuaidi100Tracking(settings.kuaidi100), now)
  return settings.hasSandbox ? sandboxTracking(now) : missingTracking
}

const missingTracking: Tracking = {
  async ask() {
    throw new Refusal('物流查询暂未开通')
  },
}
