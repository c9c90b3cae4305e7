import { KeyRound, MessageSquare } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { QqIcon, WeChatIcon } from '../brand-icons.tsx'
import type { LoginMode } from './LoginDialog.tsx'
import * as S from './LoginDialog.styles.ts'

/** Two ways in the corner: 微信 on and off; the other one between code and password. */
export const Ways = ({ mode, onChange }: { mode: LoginMode; onChange: (mode: LoginMode) => void }) => (
  <S.Ways>
    <Button tone="quiet" size="sm" isPressedOn={mode === 2} onPress={() => onChange(mode === 2 ? 1 : 2)}>
      <WeChatIcon />
      微信登录
    </Button>
    <Button tone="quiet" size="sm" onPress={() => onChange(mode === 3 ? 1 : 3)}>
      {mode === 3 ? <Icon of={MessageSquare} /> : <Icon of={KeyRound} />}
      {mode === 3 ? '验证码登录' : '密码登录'}
    </Button>
  </S.Ways>
)

/** Under the hairline: other sites that know the person, and the way to register. */
export const Others = ({
  onThirdParty,
  register,
}: {
  onThirdParty?: (way: 'wechat' | 'qq') => void
  register: Href
}) => (
  <S.Others>
    {onThirdParty && (
      <>
        <span>其他方式</span>
        <Button tone="quiet" size="sm" onPress={() => onThirdParty('wechat')}>
          <WeChatIcon />
          微信
        </Button>
        <Button tone="quiet" size="sm" onPress={() => onThirdParty('qq')}>
          <QqIcon />
          QQ
        </Button>
      </>
    )}
    <S.Register>
      <span>还没有账号？</span>
      <Link href={register}>立即注册</Link>
    </S.Register>
  </S.Others>
)
