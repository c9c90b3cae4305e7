import type { Person } from '../cluster/person.ts'
import { clock, twice, untilOver, writeOnce, type World } from './world.ts'

/**
 * Posts a part that is wanted, and looks for it where everybody looks: that list may come from a replica. A person may
 * post two hundred a day; then another takes over.
 */
export const post = (world: World, first: Person, next: () => Promise<Person>): Promise<void> => {
  let person = first
  let count = 0
  return untilOver(world, async () => {
    const { uid, api } = person
    const model = `CHAOS${uid}X${(count += 1)}`
    const send = () => api.demand.mine.add({ type: 1, model, quantity: 100 })
    const ask = world.dice.draw() < 0.25 ? () => twice(send) : send
    const { outcome } = await writeOnce(world, { kind: 'demand', key: model }, ask)
    if (outcome === 'done') await lookFor(world, person, model)
    if (outcome === 'refused') person = await next()
  })
}

async function lookFor({ glances }: World, { api }: Person, key: string): Promise<void> {
  const begin = clock()
  const { data } = await api.demand.demand.list({ keywords: key })
  glances.push({ key, begin, isSeen: data.some(({ model }) => model === key) })
}
