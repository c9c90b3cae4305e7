import { CircleCheck, RefreshCw, RotateCw } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { StatusTag, type StatusShape, type StatusTone } from '../../primitives/StatusTag/StatusTag.tsx'
import * as S from './QrLoginPanel.styles.ts'

/** Where a login by code stands; `unavailable` while the site is not connected to 微信. */
export type QrState = 'unavailable' | 'loading' | 'waiting' | 'scanned' | 'confirmed' | 'expired' | 'error'

export interface QrLoginPanelProps {
  /** Where it stands. */
  state: QrState
  /** The picture of the code. */
  image?: string
  /** Whether the agreement is ticked: before that, the code is covered. */
  isAgreed: boolean
  /** Asks for another code. */
  onRefresh?: () => void
  /** Goes back to the code by SMS. */
  onUseSms: () => void
}

/** Login by scanning a code with 微信, or an honest word where that is not connected. */
export function QrLoginPanel({ state, image, isAgreed, onRefresh, onUseSms }: QrLoginPanelProps) {
  if (state === 'unavailable') return <Unavailable onUseSms={onUseSms} />

  const { tone, shape, title, more } = isAgreed ? words[state] : covered

  return (
    <S.Root>
      <S.Code $isEmpty={state === 'loading' || !image}>
        {image && <img src={image} width={178} height={178} alt="微信登录二维码" />}
        <Veil state={state} isAgreed={isAgreed} onRefresh={onRefresh} />
      </S.Code>
      <S.Say>
        <S.Title>
          <StatusTag tone={tone} shape={shape}>
            {title}
          </StatusTag>
        </S.Title>
        <p>{more}</p>
      </S.Say>
    </S.Root>
  )
}

type Shown = Exclude<QrState, 'unavailable'>

interface Words {
  tone: StatusTone
  shape: StatusShape
  title: string
  more: string
}

const words: Record<Shown, Words> = {
  loading: { tone: 'neutral', shape: 'ring', title: '正在加载', more: '二维码马上就好。' },
  waiting: {
    tone: 'neutral',
    shape: 'ring',
    title: '请使用微信扫码',
    more: '打开微信“扫一扫”，对准二维码。确认后这里自动登录。',
  },
  scanned: { tone: 'info', shape: 'half', title: '已扫码，请在手机上确认', more: '在手机上点“允许”，这里自动登录。' },
  confirmed: { tone: 'ok', shape: 'full', title: '登录中', more: '手机上已确认。' },
  expired: {
    tone: 'danger',
    shape: 'ring',
    title: '二维码已失效',
    more: '已自动刷新过一次。点“刷新”换一个新的二维码。',
  },
  error: { tone: 'danger', shape: 'ring', title: '加载失败', more: '没有取到二维码，检查网络后再试一次。' },
}

const covered: Words = { tone: 'neutral', shape: 'ring', title: '请先同意协议', more: '勾选上面的协议后显示二维码。' }

function Veil({ state, isAgreed, onRefresh }: { state: Shown; isAgreed: boolean; onRefresh?: () => void }) {
  if (!isAgreed) return <S.Veil aria-hidden>请先同意协议</S.Veil>
  if (state === 'scanned' || state === 'confirmed')
    return (
      <S.Veil>
        <Icon of={CircleCheck} size={24} />
      </S.Veil>
    )
  if (state === 'expired')
    return (
      <S.Veil>
        <Button onPress={onRefresh}>
          <Icon of={RefreshCw} />
          刷新
        </Button>
      </S.Veil>
    )
  if (state === 'error')
    return (
      <S.Veil>
        <Button onPress={onRefresh}>
          <Icon of={RotateCw} />
          重试
        </Button>
      </S.Veil>
    )

  return null
}

const Unavailable = ({ onUseSms }: { onUseSms: () => void }) => (
  <S.Unavailable>
    <S.Title>微信登录尚未接通</S.Title>
    <p>本站还没有接入微信开放平台，这里不会出现二维码。用短信验证码一样可以登录，没有账号也行。</p>
    <Button onPress={onUseSms}>用短信验证码登录</Button>
  </S.Unavailable>
)
