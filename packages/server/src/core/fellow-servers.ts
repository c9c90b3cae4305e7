import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { House } from './context.ts'

const beat = 30_000
/** A server that said nothing for so long is gone, in seconds. */
const patience = 100

type Needs = Pick<House, 'db' | 'files'>

/** One server as the others of its database know it. */
export interface FellowServer {
  /** Says that it is there; answers where files lie that live servers have and this one does not. */
  tell: () => Promise<string[]>
  leave: () => Promise<void>
}

export function fellowServer({ db, files }: Needs): FellowServer {
  const id = randomUUID()
  const store = files.id()
  const place = `${hostname()}:${files.place}`
  return {
    async tell() {
      await sql`
        insert into server (id, store, place) values (${id}, ${store}, ${place})
        on conflict (id) do update set seen_at = now()
      `.execute(db)
      await sql`delete from server where seen_at < now() - make_interval(secs => ${patience})`.execute(db)
      return otherStores(db, store)
    },
    leave: async () => void (await db.deleteFrom('server').where('id', '=', id).execute()),
  }
}

async function otherStores(db: Db, store: string): Promise<string[]> {
  const others = await db
    .selectFrom('server')
    .select('place')
    .distinct()
    .where('store', '!=', store)
    .orderBy('place')
    .execute()
  return others.map(({ place }) => place)
}

/**
 * Registers a server and says once, whenever that begins, that others of its database keep their files elsewhere. What
 * it gives back ends that.
 */
export async function joinServers(house: Needs, say: (line: string) => void): Promise<() => Promise<void>> {
  const server = fellowServer(house)
  let told = ''
  const look = async () => {
    const places = (await server.tell()).join('、')
    if (places !== told && places !== '') say(warningOf(house.files.place, places))
    told = places
  }
  await look()
  // A beat that is missed is made up for by the next.
  const timer = setInterval(() => void look().catch(() => {}), beat).unref()
  return async () => {
    clearInterval(timer)
    await server.leave().catch(() => {})
  }
}

const warningOf = (place: string, places: string) =>
  `注意：同一个数据库还有别的服务器在用，它们的文件不在这里（本机的文件在 ${place}，另有 ${places}）。各自上传的文件彼此读不到；请设置 FILES=s3 使用同一个存储桶，或把 DATA_DIR 的 files 目录放到共享存储上。`
