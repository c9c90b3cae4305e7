import { formatCount } from '@xinpu/sdk/format'
import { Bell, Check, Plus, Star, ThumbsUp } from 'lucide-react'
import { Button, type ButtonSize } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './ToggleAction.styles.ts'
import { useToggle } from './useToggle.ts'

export type ToggleKind = 'arrival' | 'favour' | 'follow' | 'join' | 'like'

/** What the server says it is now; what it leaves out stays as it was shown. */
export interface ToggleAnswer {
  isOn?: boolean
  count?: number
}

export interface ToggleActionProps {
  /** Be told once it is there, keep it, hear of it, or say it is good. */
  kind: ToggleKind
  /** What it is done to: ‘TPS5430DDAR’. Read aloud with the verb. */
  subject: string
  /** Whether the person has done it. */
  isOn: boolean
  /** How many people have. */
  count?: number
  /**
   * Sends the wanted state (never ‘the other one’). It is shown at once; a broken promise takes it back with a toast,
   * and an answer is believed. A gate that was not passed answers `{ isOn: false }`.
   */
  set: (isOn: boolean) => Promise<ToggleAnswer | void>
  /**
   * With its word, or the drawing and the count alone.
   *
   * @default 'text'
   */
  shape?: 'text' | 'icon'
  /**
   * 28 or 36 px high.
   *
   * @default 'md'
   */
  size?: Extract<ButtonSize, 'sm' | 'md'>
  /**
   * What to tell when it failed.
   *
   * @default () => ‘没有成功，已恢复’ with the verb
   */
  failureOf?: (error: unknown) => string
}

/** 到货通知, 收藏, 关注, 点赞: on or off at once, and back again where the server said no. */
export function ToggleAction({ kind, subject, shape = 'text', size = 'md', ...props }: ToggleActionProps) {
  const { verb, done, Sign } = kinds[kind]
  const { isOn, count, toggle } = useToggle({
    ...props,
    failureOf: props.failureOf ?? (() => `${verb}没有成功，已恢复`),
  })
  /** It will be one character wider. */
  const isWaiting = shape === 'text' && !isOn
  const isIcon = shape === 'icon' && count === undefined

  return (
    <Button
      size={size}
      tone={shape === 'icon' ? 'quiet' : 'plain'}
      shape={isIcon ? 'icon' : 'text'}
      isPressedOn={isOn}
      onPress={toggle}
    >
      {isWaiting && <S.Half />}
      <Sign isOn={isOn} />
      {shape === 'text' ? (
        <span>
          {/* Whether it is on is said by `aria-pressed`: the name stays. */}
          {isOn && <span aria-hidden>{done}</span>}
          {verb}
        </span>
      ) : (
        <VisuallyHidden>{verb}</VisuallyHidden>
      )}
      <VisuallyHidden>{subject}</VisuallyHidden>
      {count !== undefined && <S.Count>{formatCount(count)}</S.Count>}
      {isWaiting && <S.Half />}
    </Button>
  )
}

/** A line stays a line when it is on: only closed drawings are filled. */
const kinds = {
  arrival: { verb: '到货通知', done: '已订', Sign: () => <Icon of={Bell} /> },
  favour: { verb: '收藏', done: '已', Sign: () => <Icon of={Star} /> },
  follow: {
    verb: '关注',
    done: '已',
    Sign: ({ isOn }: { isOn: boolean }) => (isOn ? <Icon of={Check} isLine /> : <Icon of={Plus} isLine />),
  },
  join: {
    verb: '加入',
    done: '已',
    Sign: ({ isOn }: { isOn: boolean }) => (isOn ? <Icon of={Check} isLine /> : <Icon of={Plus} isLine />),
  },
  like: { verb: '赞', done: '已', Sign: () => <Icon of={ThumbsUp} /> },
}
