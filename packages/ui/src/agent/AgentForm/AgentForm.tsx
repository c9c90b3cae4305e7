import type { AgentVO, TraderVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { Form } from '../../primitives/Form/Form.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import type { BrandField } from '../brand-field.ts'
import { agentFaults, draftOf, profileOf, traderFaults, type AgentProfile } from './agent-draft.ts'
import { AgentFields } from './AgentFields.tsx'

export interface AgentFormProps {
  /** An agent also says how it sells, and its address. */
  kind: 'agent' | 'trader'
  /** The page as it stands; without it a new one is opened. */
  known?: AgentVO | TraderVO
  /** The certified name, which a new page begins with. */
  enterpriseName: string
  /** Opens or replaces the page; rejects with the server's word, everything stays typed. */
  save: (profile: AgentProfile) => Promise<unknown>
  /** Sends a logo. */
  uploadLogo: SendFile
  /** Draws the field that finds brands. */
  brandField: (field: BrandField) => React.ReactNode
}

/** What an enterprise says of itself as an agent or a trader: a new page, or the one it has. */
export function AgentForm({ kind, known, enterpriseName, save, uploadLogo, brandField }: AgentFormProps) {
  const [draft, setDraft] = useState(() => draftOf(known, enterpriseName))
  const { serverErrors, attempt } = useRefused()

  const submit = async () => {
    await attempt(() => save(profileOf(draft)))
  }

  return (
    <Form
      label={nouns[kind]}
      submitLabel={known ? '保存' : `开通${nouns[kind]}`}
      faults={kind === 'agent' ? agentFaults(draft) : traderFaults(draft)}
      serverErrors={serverErrors}
      onSubmit={submit}
    >
      {(errorOf) => (
        <AgentFields
          kind={kind}
          draft={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          errorOf={errorOf}
          uploadLogo={uploadLogo}
          brandField={brandField}
        />
      )}
    </Form>
  )
}

const nouns = { agent: '代理商主页', trader: '贸易商主页' } as const
