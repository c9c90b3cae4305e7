import { messageKindLabels } from '@xinpu/sdk/labels'
import type { MessageKind, MessageSetting } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import * as S from './MessageSettings.styles.ts'

type Draft = Omit<MessageSetting, 'email'>

export interface MessageSettingsProps {
  /** What holds now. */
  setting: MessageSetting
  /** Keeps it; rejects with the server's word. */
  save: (setting: Draft) => Promise<unknown>
  /** Where an address is bound. */
  bindHref: Href
}

const never = 'never'
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))
const kinds = (Object.keys(messageKindLabels) as MessageKind[]).map((value) => ({
  value,
  label: messageKindLabels[value],
}))

/** How a person is told of messages: which kinds raise a number, at which hours, and whether a letter comes. */
export function MessageSettings({ setting, save, bindHref }: MessageSettingsProps) {
  const { email, ...kept } = setting
  const [draft, setDraft] = useState<Draft>(kept)
  const change = (part: Partial<Draft>) => setDraft((last) => ({ ...last, ...part }))

  return (
    <S.Root>
      <Form label="消息设置" submitLabel="保存" onSubmit={() => save(draft)}>
        <CheckboxGroup
          label="静音的消息"
          look="row"
          options={kinds}
          value={draft.muted}
          onChange={(muted) => change({ muted: muted as MessageKind[] })}
          help="还在列表里，不再进右上角的数字。"
        />
        <Hours
          draft={draft}
          onChange={({ quietFrom: _from, quietTo: _to, ...rest }) => setDraft(rest)}
          change={change}
        />
        <div>
          <Checkbox
            isSelected={draft.hasDigest}
            isDisabled={email === ''}
            onChange={(hasDigest) => change({ hasDigest })}
          >
            每天一封邮件，列出没有看的消息
          </Checkbox>
          <S.Note>{email === '' ? <Link href={bindHref}>先绑定邮箱</Link> : `发到 ${email}，静音的不列`}</S.Note>
        </div>
      </Form>
    </S.Root>
  )
}

interface HoursProps {
  draft: Draft
  /** Takes the hours away. */
  onChange: (draft: Draft) => void
  change: (part: Partial<Draft>) => void
}

const Hours = ({ draft, onChange, change }: HoursProps) => (
  <S.Hours role="group" aria-label="免打扰">
    <Select
      label="免打扰开始"
      options={[{ value: never, label: '不设' }, ...hours]}
      value={draft.quietFrom === undefined ? never : String(draft.quietFrom)}
      onChange={(hour) =>
        hour === never ? onChange(draft) : change({ quietFrom: Number(hour), quietTo: (Number(hour) + 10) % 24 })
      }
      help="这段时间来的消息，过后才进数字。"
    />
    {draft.quietFrom !== undefined && (
      <Select
        label="免打扰结束"
        options={hours.filter(({ value }) => value !== String(draft.quietFrom))}
        value={draft.quietTo === undefined ? null : String(draft.quietTo)}
        onChange={(hour) => change({ quietTo: Number(hour) })}
      />
    )}
  </S.Hours>
)
