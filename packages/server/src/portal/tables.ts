import type { Generated } from 'kysely'

/** The tables of links and of popular words. */
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
  hot_word: { id: Generated<number>; name: string; count: Generated<number> }
  membership: { account_id: number; level_id: number; ends_at: Date }
  nav_item: {
    id: Generated<number>
    list: 'common' | 'agent' | 'brand' | 'friend'
    name: string
    url: string
    position: Generated<number>
  }
}
