import { agreementKindLabels } from '@xinpu/sdk/labels'
import { agreementSaveRules, ruled } from '@xinpu/sdk/rules'
import type { AgreementDetail, AgreementKind } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { RichEditor } from '../../primitives/RichEditor/RichEditor.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { draftFaults, type AgreementTold } from './agreement-draft.ts'

interface AgreementEditorProps {
  kind: AgreementKind
  /** The draft that is gone on with; absent for a new one, which begins with the words in force. */
  draft: AgreementDetail | undefined
  /** The version in force. */
  before: AgreementDetail | undefined
  /** Keeps it; rejects with the server's word, everything stays typed. */
  onSave: (told: AgreementTold) => Promise<unknown>
  onBack: () => void
}

/** The words of the next version. */
export function AgreementEditor({ kind, draft, before, onSave, onBack }: AgreementEditorProps) {
  const [content, setContent] = useState(draft?.content ?? before?.content ?? '')
  const [changes, setChanges] = useState(draft?.changes ?? '')
  const { serverErrors, attempt } = useRefused()
  const told = {
    kind,
    content,
    changes: changes.trim(),
    revision: draft?.revision ?? 0,
    ...(draft && { id: draft.id }),
  }

  return (
    <Section title={`${agreementKindLabels[kind]}的下一版`}>
      <Form
        label="协议草稿"
        submitLabel="保存并预览"
        faults={draftFaults({ content, changes }, before)}
        serverErrors={serverErrors}
        onSubmit={() => attempt(() => onSave(told))}
        actions={<Button onPress={onBack}>返回</Button>}
      >
        {(errorOf) => (
          <>
            <RichEditor
              {...ruled(agreementSaveRules, 'content')}
              html={content}
              onChange={setContent}
              error={errorOf('content')}
              help="每一章以二级标题开头，目录按它生成。"
            />
            <TextArea
              {...ruled(agreementSaveRules, 'changes')}
              isRequired={before !== undefined}
              rows={3}
              value={changes}
              onChange={setChanges}
              error={errorOf('changes')}
              help="用户被请求重新同意时先读到这句话。"
            />
          </>
        )}
      </Form>
    </Section>
  )
}
