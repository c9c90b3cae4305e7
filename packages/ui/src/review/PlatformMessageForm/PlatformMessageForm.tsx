import { platformMessageRules, ruled } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { TagInput } from '../../primitives/TagInput/TagInput.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { SendAllDialog } from './SendAllDialog.tsx'
import { token } from '../../theme/index.ts'
import { usePlatformMessage } from './usePlatformMessage.ts'

/** A message of the platform, as it is sent. */
export interface PlatformMessage {
  title: string
  content: string
  /** Absent for everybody. */
  userIds?: number[]
}

export interface PlatformMessageFormProps {
  /** Sends the message; rejects with the server's word, everything stays typed. */
  send: (message: PlatformMessage) => Promise<unknown>
}

/** Writes to some people in the name of the platform, or to all: then it asks first. */
export function PlatformMessageForm({ send }: PlatformMessageFormProps) {
  const [isAsking, setAsking] = useState(false)
  const form = usePlatformMessage(send)
  const { values, change, sentTo } = form

  return (
    <Root>
      {sentTo && <Alert tone="ok" title={`已发给${sentTo}`} />}
      <Form
        label="平台消息"
        submitLabel="发送"
        faults={form.faults}
        serverErrors={form.serverErrors}
        onSubmit={values.to === 'all' ? () => setAsking(true) : form.submit}
      >
        {(errorOf) => (
          <>
            <RadioGroup
              label="收件人"
              look="buttons"
              options={[
                { value: 'some', label: '指定用户' },
                { value: 'all', label: '全部用户' },
              ]}
              value={values.to}
              onChange={(to) => change({ to: to === 'all' ? 'all' : 'some' })}
            />
            {values.to === 'some' && (
              <div data-field="userIds">
                <TagInput
                  label="用户编号"
                  value={values.users}
                  onChange={(users) => change({ users })}
                  max={1000}
                  maxLength={10}
                  error={errorOf('userIds')}
                  help="可以粘贴一列编号。"
                  isRequired
                />
              </div>
            )}
            <TextField
              {...ruled(platformMessageRules, 'title')}
              value={values.title}
              onChange={(title) => change({ title })}
              error={errorOf('title')}
              counter="shown"
            />
            <TextArea
              {...ruled(platformMessageRules, 'content')}
              value={values.content}
              onChange={(content) => change({ content })}
              error={errorOf('content')}
              rows={6}
            />
          </>
        )}
      </Form>
      <SendAllDialog title={values.title.trim()} isOpen={isAsking} onOpenChange={setAsking} send={form.submit} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  max-width: 640px;
`
