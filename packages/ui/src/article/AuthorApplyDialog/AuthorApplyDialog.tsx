import { authorApplyRules, faultsIn, ruled } from '@xinpu/sdk/rules'
import type { AuthorApplication } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'

/** What somebody says of themselves to become an author. */
export interface AuthorAsking {
  realName: string
  intro: string
  field?: string
}

export interface AuthorApplyDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Where the application stands; null before the first. */
  application: AuthorApplication | null
  /** Sends it; rejects with the server's word, everything stays typed. */
  send: (asking: AuthorAsking) => Promise<unknown>
}

const blank = { realName: '', intro: '', field: '' }

/** Asks to become an author. What is written waits as a draft meanwhile. */
export function AuthorApplyDialog({ isOpen, onOpenChange, application, send }: AuthorApplyDialogProps) {
  const [draft, setDraft] = useState(blank)
  const { serverErrors, attempt } = useRefused()
  const put = (part: Partial<typeof blank>) => setDraft((before) => ({ ...before, ...part }))
  const { realName, intro, field } = draft

  return (
    <Dialog
      title="申请成为作者"
      subtitle="文章已存为草稿。通过后即可提交发布，通常 1 个工作日。"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {application?.status === 'pending' && (
        <Alert tone="info" title="申请正在审核">
          再次提交会替换之前填写的内容。
        </Alert>
      )}
      {application?.status === 'rejected' && (
        <Alert tone="warn" title="上次申请没有通过">
          {application.reason}
        </Alert>
      )}
      <Form
        label="申请成为作者"
        submitLabel="提交申请"
        faults={faultsIn(authorApplyRules, { realName, intro, field: field || undefined })}
        serverErrors={serverErrors}
        onSubmit={() => attempt(() => send({ realName, intro, ...(field && { field }) }))}
        actions={<Button onPress={() => onOpenChange(false)}>先不申请</Button>}
      >
        {(errorOf) => (
          <>
            <TextField
              {...ruled(authorApplyRules, 'realName')}
              value={realName}
              onChange={(next) => put({ realName: next })}
              error={errorOf('realName')}
              autoComplete="name"
            />
            <TextArea
              {...ruled(authorApplyRules, 'intro')}
              value={intro}
              onChange={(next) => put({ intro: next })}
              error={errorOf('intro')}
              placeholder="做什么、做过什么，例如：电源 6 年，写过 12 块量产板"
            />
            <TextField
              {...ruled(authorApplyRules, 'field')}
              value={field}
              onChange={(next) => put({ field: next })}
              error={errorOf('field')}
              placeholder="选填，如电源、EMC"
            />
          </>
        )}
      </Form>
    </Dialog>
  )
}
