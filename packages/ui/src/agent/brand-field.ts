/** A brand of the library, or a name that it does not have. */
export interface BrandChoice {
  id?: number
  name: string
}

/** The field for a brand, as its owner draws it. */
export interface BrandField {
  label: string
  value: BrandChoice | null
  onChange: (value: BrandChoice | null) => void
  /** The name of the field in a `Form`. */
  name: string
  error: string | undefined
  isRequired: boolean
}

/** What is wrong with a brand that was typed and not picked. */
export const unlisted = '请从列表中选择，没有的品牌先到品牌库新增'
