import type { EnterpriseUserDetail } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { Form } from '../../primitives/Form/Form.tsx'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { draftOf, profileOf, type Profile } from '../CertifyForm/certify-draft.ts'
import { profileFaults } from '../CertifyForm/certify-faults.ts'
import { Cell, Grid } from '../CertifyForm/CertifyForm.styles.ts'
import { ProfileFields, type Regions } from '../CertifyForm/ProfileFields.tsx'

/** The profile of an enterprise as it is sent; what is left out is emptied. */
export interface EnterpriseProfile {
  logo?: string
  region?: string
  address?: string
  website?: string
  intro?: string
}

export interface EnterpriseProfileFormProps {
  /** My enterprise as it stands. */
  detail: EnterpriseUserDetail
  /** Replaces the profile; rejects with the server's word, everything stays typed. */
  save: (profile: EnterpriseProfile) => Promise<unknown>
  /** Sends a logo. */
  uploadLogo: SendFile
  /** The provinces to choose from; without them the region is typed. */
  regions?: Regions
}

/** What visitors of the enterprise's page see: changed at once, without review. */
export function EnterpriseProfileForm({ detail, save, uploadLogo, regions }: EnterpriseProfileFormProps) {
  const [logos, setLogos] = useState<readonly string[]>(detail.logo ? [detail.logo] : [])
  const [profile, setProfile] = useState<Profile>(() => draftOf(detail))
  const { serverErrors, attempt } = useRefused()
  const [isSaved, setSaved] = useState(false)

  const submit = async () => {
    setSaved(false)
    await attempt(() => save({ ...(logos[0] && { logo: logos[0] }), ...profileOf(profile) }))
    setSaved(true)
  }

  return (
    <Form
      label="企业资料"
      submitLabel="保存"
      faults={profileFaults(profile)}
      serverErrors={serverErrors}
      onSubmit={submit}
    >
      {(errorOf) => (
        <>
          {isSaved && <Alert tone="ok" title="企业资料已保存" />}
          <Grid>
            <Cell $span="row">
              <ImageUpload
                label="企业标志"
                name="logo"
                images={logos}
                onChange={(images) => {
                  setLogos(images)
                  setSaved(false)
                }}
                onUpload={uploadLogo}
                max={1}
                maxSize={2_000_000}
                aspect={1}
                error={errorOf('logo')}
                help="正方形，至少 200 × 200 像素；没有时用名称画一个。"
              />
            </Cell>
            <ProfileFields
              value={profile}
              onChange={(part) => {
                setProfile({ ...profile, ...part })
                setSaved(false)
              }}
              errorOf={errorOf}
              regions={regions}
            />
          </Grid>
        </>
      )}
    </Form>
  )
}
