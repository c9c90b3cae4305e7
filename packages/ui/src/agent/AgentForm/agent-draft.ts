import { agentRules, faultsIn, traderRules } from '@xinpu/sdk/rules'
import type { AgentType, AgentVO, TraderVO } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { webAddressOf } from '../../primitives/TextField/web-address.ts'
import type { Picked } from '../PickedSet/PickedSet.tsx'

/** The page of an agent or a trader as it stands in the form. */
export interface AgentDraft {
  logos: readonly string[]
  name: string
  fullName: string
  type: AgentType
  website: string
  region: string
  address: string
  intro: string
  brands: readonly Picked[]
}

/** What is sent; what is left out is cleared. A trader has no type and no address. */
export interface AgentProfile {
  name: string
  fullName: string
  fullLogo?: string
  type: AgentType
  website?: string
  region?: string
  address?: string
  intro?: string
  brandIds?: number[]
}

const blank: AgentDraft = {
  logos: [],
  name: '',
  fullName: '',
  type: 'distributor',
  website: '',
  region: '',
  address: '',
  intro: '',
  brands: [],
}

/** What stands in the form first: what is known, or the name of the enterprise. */
export function draftOf(known: AgentVO | TraderVO | undefined, enterpriseName: string): AgentDraft {
  if (!known) return { ...blank, fullName: enterpriseName }
  const { name, fullName, fullLogo, website = '', region = '', intro = '' } = known
  const shared = { ...blank, name, fullName, website, region, intro, logos: fullLogo ? [fullLogo] : [] }
  if (!('type' in known)) return { ...shared, brands: known.advantageBrands.map(pickedOf) }
  const { type, address = '', brands } = known
  return { ...shared, type, address, brands: brands.map(pickedOf) }
}

const pickedOf = ({ id, name }: Picked): Picked => ({ id, name })

/** What is wrong with the page of an agent. */
export const agentFaults = (draft: AgentDraft): FieldFault[] => faultsIn(agentRules, profileOf(draft))

/** What is wrong with the page of a trader, who has no type and no address. */
export function traderFaults(draft: AgentDraft): FieldFault[] {
  const { type: _type, address: _address, ...sent } = profileOf(draft)
  return faultsIn(traderRules, sent)
}

/** What is sent; fields that were left empty are left out. */
export const profileOf = (draft: AgentDraft): AgentProfile => ({
  name: draft.name.trim(),
  fullName: draft.fullName.trim(),
  type: draft.type,
  ...filled({
    fullLogo: draft.logos[0],
    website: webAddressOf(draft.website),
    region: draft.region,
    address: draft.address,
    intro: draft.intro,
  }),
  ...(draft.brands.length > 0 && { brandIds: draft.brands.map(({ id }) => id) }),
})

const filled = <Words extends Record<string, string | undefined>>(words: Words) =>
  Object.fromEntries(Object.entries(words).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []))) as {
    [Name in keyof Words]?: string
  }
