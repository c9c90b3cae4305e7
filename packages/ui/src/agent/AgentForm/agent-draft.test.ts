import { expect, test } from 'vitest'
import { agent, trader } from '../story-data.ts'
import { agentFaults, draftOf, profileOf } from './agent-draft.ts'

test('a page that is not changed is sent as it is known', () => {
  expect(profileOf(draftOf(agent, ''))).toEqual({
    name: agent.name,
    fullName: agent.fullName,
    website: agent.website,
    type: agent.type,
    region: agent.region,
    brandIds: agent.brands.map(({ id }) => id),
  })
  expect(profileOf(draftOf(trader, ''))).toMatchObject({ name: trader.name, brandIds: [1, 2, 3] })
})

test('a new page begins with the name of the enterprise, and asks for a short one', () => {
  const draft = draftOf(undefined, '深圳市华芯微电子有限公司')
  expect(draft.fullName).toBe('深圳市华芯微电子有限公司')
  expect(agentFaults(draft)).toEqual([{ field: 'name', message: '请输入简称' }])
})

test('an address is sent with its scheme, and refused where it is none', () => {
  const draft = { ...draftOf(agent, ''), website: 'huaxin-ic.example' }
  expect(profileOf(draft).website).toBe('https://huaxin-ic.example')
  expect(agentFaults({ ...draft, website: '华芯微' }).map(({ field }) => field)).toEqual(['website'])
})
