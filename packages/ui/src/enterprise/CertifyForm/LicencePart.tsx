import { certifyRules, ruled } from '@xinpu/sdk/rules'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { DocumentUpload } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import * as S from './CertifyForm.styles.ts'
import { toTake } from './licence-reading.ts'
import type { PartProps } from './CertifyForm.tsx'

/** The licence, and what could be read from it. */
export function LicencePart({ certify, errorOf }: PartProps) {
  const { draft, change, uploadLicence } = certify

  return (
    <S.Cell $span="row">
      <DocumentUpload
        {...ruled(certifyRules, 'businessLicense')}
        value={draft.businessLicense}
        onChange={(businessLicense) => change({ businessLicense })}
        onUpload={uploadLicence}
        error={errorOf('businessLicense')}
        help="正本或副本的彩色原件照片或扫描件，四角完整、文字清楚。"
      />
      <Reading {...certify} />
    </S.Cell>
  )
}

function Reading({ draft, licence, take }: PartProps['certify']) {
  const fields = toTake(draft, licence)
  if (!licence) return null
  if (fields.length === 0)
    return isSilent(licence) ? (
      <Alert title="没有从执照读出文字">请照着执照填写，审核时会人工核对。</Alert>
    ) : (
      <Alert tone="ok" title="所填内容与执照一致" />
    )

  return (
    <Alert
      title={`从执照读到 ${fields.length} 项可以采用`}
      action={
        <Button size="sm" onPress={() => take(fields)}>
          全部采用
        </Button>
      }
    >
      读出的内容可能有误，请对照执照核对。
    </Alert>
  )
}

const isSilent = ({ url: _url, ...found }: NonNullable<PartProps['certify']['licence']>) =>
  !Object.values(found).some((text) => text)
