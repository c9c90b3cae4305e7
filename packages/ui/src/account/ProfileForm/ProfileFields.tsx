import { sexLabels } from '@xinpu/sdk/labels'
import type { Sex } from '@xinpu/sdk/types'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import * as S from './ProfileForm.styles.ts'
import type { useProfile } from './useProfile.ts'

interface FieldsProps {
  profile: ReturnType<typeof useProfile>
  /** What the form says under a field. */
  errorOf: (field: string) => string | undefined
}

const sexes = Object.entries(sexLabels).map(([value, label]) => ({ value, label }))

/** Who one is, and where to write to. */
export const PersonFields = ({ profile, uploadAvatar, errorOf }: FieldsProps & { uploadAvatar: SendFile }) => (
  <>
    <ImageUpload
      name="avatar"
      label="头像"
      images={profile.draft.avatar ? [profile.draft.avatar] : []}
      onChange={([avatar = '']) => profile.change({ avatar })}
      onUpload={uploadAvatar}
      max={1}
      maxSize={5_000_000}
      aspect={1}
      error={errorOf('avatar')}
    />
    <TextField
      name="nickName"
      label="昵称"
      value={profile.draft.nickName}
      onChange={(nickName) => profile.change({ nickName })}
      onBlur={() => void profile.checkName()}
      maxLength={20}
      counter="shown"
      autoComplete="nickname"
      error={errorOf('nickName')}
      isRequired
    />
    <RadioGroup
      name="sex"
      label="性别"
      look="buttons"
      options={sexes}
      value={profile.draft.sex}
      onChange={(sex) => profile.change({ sex: sex as Sex })}
      error={errorOf('sex')}
    />
    <TextField
      name="email"
      label="邮箱"
      type="email"
      value={profile.draft.email}
      onChange={(email) => profile.change({ email: email.trim() })}
      maxLength={254}
      autoComplete="email"
      help="用来收通知，不能用来登录。"
      error={errorOf('email')}
    />
  </>
)

type Line = 'company' | 'position' | 'industry' | 'province' | 'city'

const lines: readonly { name: Line; label: string; max: number; autoComplete?: string }[] = [
  { name: 'company', label: '公司', max: 100, autoComplete: 'organization' },
  { name: 'position', label: '职位', max: 50, autoComplete: 'organization-title' },
  { name: 'industry', label: '行业', max: 50 },
  { name: 'province', label: '省份', max: 30, autoComplete: 'address-level1' },
  { name: 'city', label: '城市', max: 30, autoComplete: 'address-level2' },
]

/** What one does and where, and a few words about it. */
export const WorkFields = ({ profile, errorOf }: FieldsProps) => (
  <>
    <S.Lines>
      {lines.map(({ name, max, ...line }) => (
        <TextField
          key={name}
          {...line}
          name={name}
          value={profile.draft[name]}
          onChange={(value) => profile.change({ [name]: value })}
          maxLength={max}
          // A count is news only near the end.
          counter={profile.draft[name].length > max * 0.8 ? 'shown' : 'none'}
          error={errorOf(name)}
        />
      ))}
    </S.Lines>
    <TextArea
      name="intro"
      label="个人简介"
      value={profile.draft.intro}
      onChange={(intro) => profile.change({ intro })}
      maxLength={500}
      placeholder="做什么产品，熟悉哪些器件"
      error={errorOf('intro')}
    />
  </>
)
