import { aliasKindLabels } from '@xinpu/sdk/labels'
import { aliasAddRules, faultsIn, ruled } from '@xinpu/sdk/rules'
import type { AliasKind } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'

/** A word, and what searches are to take it for. */
export interface AliasTold {
  word: string
  kind: AliasKind
  target: string
}

interface AliasDialogProps {
  /** What was searched for; it may be cut to the word that is meant. */
  word: string
  /** Keeps the alias; rejects with the server's word, and everything stays typed. */
  onAdd: (told: AliasTold) => Promise<unknown>
  onClose: () => void
}

const kinds = (Object.keys(aliasKindLabels) as AliasKind[]).map((value) => ({ value, label: aliasKindLabels[value] }))
const examples: Record<AliasKind, string> = { part: 'LM358DR', brand: '德州仪器', category: '贴片电容' }

/** Has a word that finds nothing stand for a part, a brand or a category. */
export function AliasDialog({ word: missed, onAdd, onClose }: AliasDialogProps) {
  const [word, setWord] = useState(missed)
  const [kind, setKind] = useState<AliasKind>('part')
  const [target, setTarget] = useState('')
  const { serverErrors, attempt } = useRefused()
  const told = { word: word.trim(), target: target.trim() }

  async function add() {
    await attempt(() => onAdd({ ...told, kind }))
    onClose()
  }

  return (
    <Dialog title="添加搜索别名" isOpen onOpenChange={onClose}>
      <Form
        label="添加搜索别名"
        submitLabel="添加别名"
        faults={faultsIn(aliasAddRules, told)}
        serverErrors={serverErrors}
        onSubmit={add}
      >
        {(errorOf) => (
          <>
            <TextField
              {...ruled(aliasAddRules, 'word')}
              value={word}
              onChange={setWord}
              help="可以只留其中一个词"
              error={errorOf('word')}
            />
            <RadioGroup
              label="指向什么"
              options={kinds}
              value={kind}
              onChange={(value) => setKind(value as AliasKind)}
            />
            <TextField
              {...ruled(aliasAddRules, 'target')}
              value={target}
              onChange={setTarget}
              placeholder={`如 ${examples[kind]}`}
              help={kind === 'part' ? '完整的型号' : '任何一个现有的名称'}
              error={errorOf('target')}
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}
