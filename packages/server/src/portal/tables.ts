import type { app, SearchScene } from '@xinpu/contract/portal'
import type { Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'

/** The tables of links, of popular words, of releases of the app and of what is counted. */
export interface PortalTables {
  event: {
    id: Generated<number>
    title: string
    img_url: string | null
    summary: string
    content: string
    address: string
    begin_at: Date
    end_at: Date
    /** Places in all; null where there is no limit. */
    seats: number | null
    sign_count: Generated<number>
  }
  event_sign: {
    event_id: number
    account_id: number
    name: string
    mobile: string
    company: string
    created_at: Date
  }
  app_release: {
    id: Generated<number>
    platform: app.AppPlatform
    version: string
    version_code: number
    download_url: string
    is_forced: Generated<boolean>
    content: Generated<string>
    created_at: Stamp
  }
  hot_word: { id: Generated<number>; name: string; scene: Generated<SearchScene>; count: Generated<number> }
  membership: { account_id: number; level_id: number; ends_at: Date }
  tracked: { day: string; place: string; value: string; count: Generated<number> }
  nav_item: {
    id: Generated<number>
    list: 'common' | 'agent' | 'brand' | 'friend'
    name: string
    url: string
    position: Generated<number>
  }
}
