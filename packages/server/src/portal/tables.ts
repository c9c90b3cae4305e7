import type { agreement, app, notice, SearchScene } from '@xinpu/contract/portal'
import type { Generated } from 'kysely'
import type { Stamp } from '../core/tables.ts'

/** What is shown for a time only; null for no bound. */
interface Timed {
  begin_at: Date | null
  end_at: Date | null
}

/** The tables of links, of popular words, of releases of the app and of what is counted. */
export interface PortalTables {
  banner: Timed & {
    id: Generated<number>
    place: 'home' | 'detail' | 'mall'
    title: string
    img_url: string
    url: string
    position: Generated<number>
  }
  notice: Timed & {
    id: Generated<number>
    place: notice.NoticePlace
    content: string
    url: string | null
    position: Generated<number>
  }
  agreement_version: {
    id: Generated<number>
    kind: agreement.AgreementKind
    /** Null for the draft of the next one, and so is its beginning. */
    number: number | null
    content: string
    changes: Generated<string>
    begin_at: Date | null
    revision: Generated<number>
  }
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
  hot_word: Timed & {
    id: Generated<number>
    name: string
    scene: Generated<SearchScene>
    count: Generated<number>
    url: string | null
    position: Generated<number>
  }
  membership: { account_id: number; level_id: number; ends_at: Date }
  tracked: { day: string; place: string; value: string; count: Generated<number> }
  nav_item: Timed & {
    id: Generated<number>
    list: 'common' | 'agent' | 'brand' | 'friend'
    name: string
    url: string
    position: Generated<number>
  }
}
