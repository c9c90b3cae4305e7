import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Text } from '../AgreementTick/AgreementTick.styles.ts'
import * as S from './RegisterForm.styles.ts'

export interface LoginWayProps {
  /** Where to log in; not needed where `onLogin` opens the dialog. */
  loginHref?: Href
  /** Opens the login dialog. */
  onLogin?: () => void
}

/** ‘已有账号? 登录’: nothing where there is no way. */
export function LoginWay({ ask, loginHref, onLogin }: LoginWayProps & { ask: string }) {
  if (!onLogin && loginHref === undefined) return null

  return (
    <S.Other>
      <span>{ask}</span>
      {onLogin ? <Text onPress={onLogin}>登录</Text> : loginHref !== undefined && <Link href={loginHref}>登录</Link>}
    </S.Other>
  )
}
