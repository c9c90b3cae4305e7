import type { Generated } from 'kysely'

/** The tables of links and of popular words. */
export interface PortalTables {
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
