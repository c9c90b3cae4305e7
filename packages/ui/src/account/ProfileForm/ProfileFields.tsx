import { sexLabels } from '@xinpu/sdk/labels'
import { profileRules, ruled } from '@xinpu/sdk/rules'
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
      {...ruled(profileRules, 'avatar')}
      images={profile.draft.avatar ? [profile.draft.avatar] : []}
      onChange={([avatar = '']) => profile.change({ avatar })}
      onUpload={uploadAvatar}
      max={1}
      maxSize={5_000_000}
      aspect={1}
      error={errorOf('avatar')}
    />
    <TextField
      {...ruled(profileRules, 'nickName')}
      value={profile.draft.nickName}
      onChange={(nickName) => profile.change({ nickName })}
      onBlur={() => void profile.checkName()}
      counter="shown"
      autoComplete="nickname"
      error={errorOf('nickName')}
      isRequired
    />
    <RadioGroup
      {...ruled(profileRules, 'sex')}
      look="buttons"
      options={sexes}
      value={profile.draft.sex}
      onChange={(sex) => profile.change({ sex: sex as Sex })}
      error={errorOf('sex')}
    />
    <TextField
      {...ruled(profileRules, 'email')}
      type="email"
      value={profile.draft.email}
      onChange={(email) => profile.change({ email: email.trim() })}
      autoComplete="email"
      help="用来收通知，不能用来登录。"
      error={errorOf('email')}
    />
  </>
)

type Line = 'company' | 'position' | 'industry' | 'province' | 'city'

const lines: readonly { name: Line; autoComplete?: string }[] = [
  { name: 'company', autoComplete: 'organization' },
  { name: 'position', autoComplete: 'organization-title' },
  { name: 'industry' },
  { name: 'province', autoComplete: 'address-level1' },
  { name: 'city', autoComplete: 'address-level2' },
]

/** What one does and where, and a few words about it. */
export const WorkFields = ({ profile, errorOf }: FieldsProps) => (
  <>
    <S.Lines>
      {lines.map(({ name, ...line }) => (
        <TextField
          key={name}
          {...line}
          {...ruled(profileRules, name)}
          value={profile.draft[name]}
          onChange={(value) => profile.change({ [name]: value })}
          // A count is news only near the end.
          counter={
            profile.draft[name].length > (ruled(profileRules, name).maxLength ?? Infinity) * 0.8 ? 'shown' : 'none'
          }
          error={errorOf(name)}
        />
      ))}
    </S.Lines>
    <TextArea
      {...ruled(profileRules, 'intro')}
      value={profile.draft.intro}
      onChange={(intro) => profile.change({ intro })}
      placeholder="做什么产品，熟悉哪些器件"
      error={errorOf('intro')}
    />
  </>
)
