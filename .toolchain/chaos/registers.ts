import type { Person } from '../cluster/person.ts'
import type { Act } from './history.ts'
import { clock, isRefusal, note, untilOver, type World } from './world.ts'

/** Something that keeps what was put there last. */
export interface Register {
  name: string
  /** What is there before anybody writes. */
  first: string
  read: () => Promise<string>
  write: (value: string) => Promise<unknown>
}

/** A note, the tag of a favourite, and the position that a profile names: all of one person. */
export async function registersOf({ api, uid }: Person): Promise<Register[]> {
  const { article } = api.disk
  const first = 'before'
  const { id } = await article.add({ title: first, content: '<p>1</p>' })
  const { id: targetId } = await api.demand.mine.add({ type: 1, model: `CHAOS${uid}KEPT`, quantity: 1 })
  const favour = { type: 4, targetId } as const
  await api.account.favour.set({ ...favour, status: 1 })
  await api.account.favour.setTags({ ...favour, tags: [first] })
  await api.account.profile.update({ position: first })
  return [
    {
      name: 'note',
      first,
      read: async () => (await article.detail({ id })).title,
      write: (title) => article.update({ id, title }),
    },
    {
      name: 'tag of a favourite',
      first,
      read: async () => (await api.account.favour.tags({ type: 4 })).map((tag) => tag.name).join(' '),
      write: (tag) => api.account.favour.setTags({ ...favour, tags: [tag] }),
    },
    {
      name: 'profile',
      first,
      read: async () => (await api.account.profile.myDetail()).position ?? '',
      write: (position) => api.account.profile.update({ position }),
    },
  ]
}

const hands = { writers: 2, readers: 2 }

/** Several hands write and read one register at once. */
export async function useRegister(world: World, register: Register): Promise<void> {
  const acts: Act[] = []
  world.acts.set(register.name, acts)
  let count = 0
  const write = () => put(world, acts, register, `v${(count += 1)}`)
  const read = () => take(acts, register)
  const steps = [...Array<typeof write>(hands.writers).fill(write), ...Array<typeof read>(hands.readers).fill(read)]
  await Promise.all(steps.map((step) => untilOver(world, step)))
}

async function put(world: World, acts: Act[], register: Register, value: string): Promise<void> {
  // Noted before it is asked: somebody may read it before the answer comes.
  const act: Act = { kind: 'write', value, begin: clock(), end: Number.POSITIVE_INFINITY }
  acts.push(act)
  try {
    await register.write(value)
    act.end = clock()
  } catch (error) {
    note(world, error)
    // What was refused was never written; of what was not answered nobody knows.
    if (isRefusal(error)) acts.splice(acts.indexOf(act), 1)
  }
}

async function take(acts: Act[], register: Register): Promise<void> {
  const begin = clock()
  const value = await register.read()
  acts.push({ kind: 'read', value, begin, end: clock() })
}
