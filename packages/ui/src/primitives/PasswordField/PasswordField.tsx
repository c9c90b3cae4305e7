import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { passwordStrength, type PasswordStrength } from './password.ts'
import * as S from './PasswordField.styles.ts'

type Kept = 'name' | 'value' | 'onChange' | 'size' | 'error' | 'isDisabled' | 'onEnter' | 'inputRef' | 'placeholder'

export interface PasswordFieldProps extends Pick<TextFieldProps, Kept> {
  /**
   * What is asked for.
   *
   * @default '密码'
   */
  label?: string
  /**
   * The one that holds now, or one that is being chosen: that one is judged while it is typed.
   *
   * @default 'current'
   */
  purpose?: 'current' | 'new'
}

/** A password: hidden until it is asked to be seen. */
export function PasswordField({ label = '密码', purpose = 'current', ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const drawing = isShown ? EyeOff : Eye

  return (
    <TextField
      placeholder="请输入密码"
      {...props}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
      help={purpose === 'new' ? <Judgement password={props.value} /> : undefined}
      suffix={
        <Button
          tone="quiet"
          shape="icon"
          aria-label={`${isShown ? '隐藏' : '显示'}${label}`}
          onPress={() => setShown(!isShown)}
        >
          <Icon of={drawing} />
        </Button>
      }
    />
  )
}

/** The rule until something is typed, then how good it is. */
function Judgement({ password }: { password: string }) {
  if (password === '') return '8–64 位，至少有字母和数字'
  const strength = passwordStrength(password)

  return (
    <>
      密码强度：<S.Strength $strength={strength}>{words[strength]}</S.Strength>
    </>
  )
}

const words: Record<PasswordStrength, string> = { weak: '弱', fair: '中', strong: '强' }
