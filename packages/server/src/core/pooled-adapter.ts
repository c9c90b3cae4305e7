import { PostgresAdapter } from 'kysely'

/**
 * Migrations are kept apart by `migrate` itself: Kysely's own lock belongs to a session, and a pooler that parts
 * statements from sessions would leave it behind for ever.
 */
export class PooledAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
