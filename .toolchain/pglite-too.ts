/**
 * Tests of the server that run on PGlite too: what it does otherwise than PostgreSQL, or could. Its one session,
 * its transactions and times, the statements of every call, taking turns at jobs and bytes, folders and their lists of
 * parts, listening, a sudden end, and orders: nothing is oversold or paid twice on either.
 * Tests that open folders of PGlite themselves do so on either database, and are not here.
 */
export const pgliteToo = [
  'packages/server/src/core/call-statements.test.ts',
  'packages/server/src/core/daily.test.ts',
  'packages/server/src/core/database.test.ts',
  'packages/server/src/core/fellow-servers.test.ts',
  'packages/server/src/core/prepared-statement.test.ts',
  'packages/server/src/disk/project-folder.test.ts',
  'packages/server/src/jobs/job-runner.test.ts',
  'packages/server/src/mall/fault-walk.test.ts',
  'packages/server/src/mall/order-model.test.ts',
  'packages/server/src/mall/order.test.ts',
  'packages/server/src/message/event.test.ts',
  'packages/server/src/message/message.test.ts',
  'packages/server/src/operation/backup.test.ts',
  'packages/server/src/storage/unnamed-bytes.test.ts',
  'packages/server/test/crash.test.ts',
]
