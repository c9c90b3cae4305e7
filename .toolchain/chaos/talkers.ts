import type { Person } from '../cluster/person.ts'
import { twice, untilOver, writeOnce, type World } from './world.ts'

/** Says one line after the other to somebody, each with a number of its own that is its words too. */
export async function talk(world: World, { uid, api }: Person, peerId: number): Promise<void> {
  const { id: sessionId } = await api.message.session.open({ peerId })
  let count = 0
  await untilOver(world, async () => {
    const key = `chaos-${uid}-${String((count += 1)).padStart(6, '0')}`
    const send = () => api.message.chat.send({ sessionId, content: key, clientMsgId: key })
    const ask = world.dice.draw() < 0.25 ? () => twice(send) : send
    await writeOnce(world, { kind: 'message', key }, ask)
  })
}
