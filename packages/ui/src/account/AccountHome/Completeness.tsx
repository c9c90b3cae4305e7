import type { UserDetail } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import * as S from './AccountHome.styles.ts'

interface CompletenessProps {
  user: UserDetail
  /** Opens the form of the profile. */
  onEdit: () => void
}

/** How much of a profile is filled in, as long as something is missing. */
export function Completeness({ user, onEdit }: CompletenessProps) {
  const missing = fields.filter(([, read]) => !read(user)).map(([label]) => label)
  if (missing.length === 0) return null
  const percent = Math.round((1 - missing.length / fields.length) * 100)

  return (
    <S.Complete>
      <div>
        <span>
          资料完善度 <b>{percent}%</b>
        </span>
        <span>
          还缺{missing.slice(0, 3).join('、')}
          {missing.length > 3 ? '等' : ''}
        </span>
        <Button size="sm" tone="quiet" onPress={onEdit}>
          补全资料
        </Button>
      </div>
      <ProgressBar value={percent} label="资料完善度" />
    </S.Complete>
  )
}

const fields: readonly [label: string, read: (user: UserDetail) => string | undefined][] = [
  ['头像', ({ avatar }) => avatar],
  ['手机', ({ mobile }) => mobile],
  ['邮箱', ({ email }) => email],
  ['公司', ({ company }) => company],
  ['职位', ({ position }) => position],
  ['行业', ({ industry }) => industry],
  ['省份', ({ province }) => province],
  ['城市', ({ city }) => city],
  ['个人简介', ({ intro }) => intro],
]
