import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { favourSet } from '@xinpu/sdk/account'
import { detail as brandDetail, keywords as brandKeywords, mineAdd as addBrand } from '@xinpu/sdk/brand'
import { mineAdd, mineCheck } from '@xinpu/sdk/datasheet'
import { query } from '@xinpu/sdk/query'
import { BrandPicker } from '@xinpu/ui/brand'
import { SpecUploadForm, type BrandField, type UploadedSpec } from '@xinpu/ui/datasheet'
import { Skeleton, toast } from '@xinpu/ui/primitives'
import { useDraft } from '../account/use-draft.tsx'
import { datasheetType } from '../account/use-favouring.ts'
import { uploadFor } from '../app/files.ts'
import { useAct } from '../app/use-act.ts'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { datasheetPlace } from './places.ts'
import { categoryTree } from './queries.ts'
import type { UploadParams } from './upload-params.ts'

/** The form: files, what they are, and the way to the reviewers. Nothing typed is lost. */
export function UploadContainer({ search: { model, brandId, dirId } }: { search: UploadParams }) {
  const call = useCall()
  const place = usePlace()
  const { data: categories } = useSuspenseQuery(categoryTree(call))
  const brand = useQuery({ ...query(call, brandDetail, { brandId: brandId ?? 0 }), enabled: brandId !== undefined })
  const draft = useDraft(uploadForm, isUpload)
  const { handIn, favour } = useHandingIn(dirId)
  if (!draft.isReady || brand.isLoading) return <Skeleton shape="row" count={2} />

  return (
    <SpecUploadForm
      key={draft.turn}
      upload={uploadFor(call, 'spec')}
      check={(fileUrl) => call(mineCheck, { fileUrl })}
      handIn={handIn}
      favour={favour}
      brandField={brandField}
      categories={categories}
      hrefOf={(id) => place(datasheetPlace(id))}
      {...(draft.initial && { initial: draft.initial })}
      prefill={{
        ...(model && { model }),
        ...(brand.data && { brand: { id: brand.data.id, name: brand.data.fullName } }),
      }}
      onChange={(kept) => (kept.length > 0 ? draft.keep(kept) : draft.done())}
      draft={draft.bar}
    />
  )
}

const brandField = (field: BrandField) => <Brand field={field} />

function Brand({ field }: { field: BrandField }) {
  const call = useCall()
  const act = useAct()

  return (
    <BrandPicker
      value={field.value}
      onChange={field.onChange}
      isDisabled={field.isDisabled}
      {...(field.error && { error: field.error })}
      find={async (keywords) => (await call(brandKeywords, { keywords })).data}
      propose={async (brand) => {
        await act(addBrand, brand, () => toast.success('新品牌已提交审核'))
      }}
      isRequired
    />
  )
}

/** Hands one in, and keeps what the library has already. */
function useHandingIn(dirId: number | undefined) {
  const act = useAct()

  async function handIn({ file, fields: { brand, model, category, description } }: UploadedSpec) {
    const categoryId = category.at(-1)?.id
    await act(mineAdd, {
      filename: file.name,
      fileUrl: file.url,
      fileSize: file.size,
      model: model.trim(),
      ...(brand?.id !== undefined && { brandId: brand.id }),
      ...(brand && brand.id === undefined && { brandCn: brand.name }),
      ...(categoryId !== undefined && { categoryId }),
      ...(description.trim() && { description: description.trim() }),
      ...(dirId !== undefined && { dirId }),
    })
  }

  async function favour(targetId: number) {
    try {
      await act(favourSet, { type: datasheetType, targetId, status: 1 }, () => toast.success('已收藏'))
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '收藏失败')
      throw error
    }
  }

  return { handIn, favour }
}

/** The form's name among the drafts. */
const uploadForm = 'upload'

/** Whether what was kept is a list of files of this version of the site. */
const isUpload = (value: unknown): value is UploadedSpec[] =>
  Array.isArray(value) &&
  value.every(
    (kept: Partial<UploadedSpec>) => typeof kept.file?.url === 'string' && typeof kept.fields?.model === 'string',
  )
