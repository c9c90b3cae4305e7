import type { FastifyInstance } from 'fastify'
import type { House } from '../core/context.ts'
import { examineRunning } from './running.ts'
import { isToken } from './watch-token.ts'

/**
 * `/api/health`: HTTP 200 as long as the database answers, for balancers. Whoever has `METRICS_TOKEN` is told line by
 * line how the server is doing, also while the database is away.
 */
export function healthPage(api: FastifyInstance, house: House): void {
  const { metricsToken } = house.settings
  api.get('/health', async (request, reply) => {
    if (metricsToken !== undefined && isToken(request, metricsToken)) {
      const lines = await examineRunning(house)
      const isAway = lines.some(({ name, state }) => name === '数据库' && state === 'wrong')
      return reply
        .code(isAway ? 503 : 200)
        .send({ code: isAway ? 500 : 1, msg: isAway ? '数据库不可用' : 'success', data: lines })
    }
    await house.db.selectFrom('setting').select('key').limit(1).execute()
    return { code: 1, msg: 'success', data: null }
  })
}
