import type { BusinessLicense, EnterpriseType, EnterpriseUserDetail } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import type { Certification, CertifyDraft } from './certify-draft.ts'
import * as S from './CertifyForm.styles.ts'
import { CompanyPart } from './CompanyPart.tsx'
import { LicencePart } from './LicencePart.tsx'
import { PersonPart } from './PersonPart.tsx'
import { ProfileFields, type Regions } from './ProfileFields.tsx'
import { ReadField } from './ReadField.tsx'
import { useCertify, type Certify } from './useCertify.ts'

export interface CertifyFormProps {
  /** What was handed in before: refused fields carry their reasons. */
  detail?: EnterpriseUserDetail
  /** What was read from the licence of a draft. */
  licence?: BusinessLicense
  /** The kinds of company to choose from. */
  types: readonly EnterpriseType[]
  /** The provinces to choose from; without them the region is typed. */
  regions?: Regions
  /** Sends a licence, and answers with what could be read from it. */
  uploadLicence: (file: File, call: Parameters<SendFile>[1]) => Promise<BusinessLicense>
  /** Sends a letter of authority. */
  uploadProxy: (file: File, call: Parameters<SendFile>[1]) => Promise<DocumentFile>
  /** Whether nobody uses a name of an enterprise. */
  isNameFree?: (name: string) => Promise<boolean>
  /** Applies for certification; rejects with the server's word, everything stays typed. */
  submit: (certification: Certification) => Promise<unknown>
  /** Joins an enterprise that is certified already, instead. */
  onJoin?: () => void
  /** The place of a `DraftBar`. */
  draft?: React.ReactNode
  /** What a draft has kept; it goes before `detail`. */
  initial?: Partial<CertifyDraft>
  /** Something was filled in: keep it as a draft, with what was read from the licence. */
  onChange?: (draft: CertifyDraft, licence?: BusinessLicense) => void
}

/** What a part of the form works on. */
export interface PartProps {
  certify: Certify
  errorOf: (field: string) => string | undefined
}

/** Applies for the certification of an enterprise: what is typed stands beside what the licence says. */
export function CertifyForm(props: CertifyFormProps) {
  const certify = useCertify(props)
  const { types, regions, uploadProxy, onJoin, detail } = props

  return (
    <Form
      label="企业认证"
      submitLabel={detail ? '重新提交认证' : '提交认证'}
      faults={certify.faults}
      serverErrors={certify.refused}
      onSubmit={certify.send}
      draft={props.draft}
    >
      {(errorOf) => (
        <>
          {certify.isTaken && onJoin && <JoinInstead onJoin={onJoin} />}
          <Section title="营业执照">
            <S.Grid>
              <LicencePart certify={certify} errorOf={errorOf} />
              <CompanyPart certify={certify} errorOf={errorOf} types={types} onJoin={onJoin} />
            </S.Grid>
          </Section>
          <Section title="认证人">
            <S.Grid>
              <PersonPart certify={certify} errorOf={errorOf} uploadProxy={uploadProxy} />
            </S.Grid>
          </Section>
          <Section title="企业资料" meta="选填，展示在企业主页，以后可以随时修改">
            <S.Grid>
              <ProfileFields value={certify.draft} onChange={certify.change} errorOf={errorOf} regions={regions}>
                <ReadField certify={certify} field="address" label="地址" />
              </ProfileFields>
            </S.Grid>
          </Section>
        </>
      )}
    </Form>
  )
}

const JoinInstead = ({ onJoin }: { onJoin: () => void }) => (
  <Alert
    tone="info"
    title="这家企业已经认证"
    action={
      <Button size="sm" onPress={onJoin}>
        申请加入
      </Button>
    }
  >
    申请加入后，由企业的创建者审核；填写的内容不会丢失。
  </Alert>
)
