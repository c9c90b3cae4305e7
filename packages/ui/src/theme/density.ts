/** 舒适 and 紧凑: the air of rows. `data-density` on a page, or on a part of it; kept per person. */
export type Density = 'comfortable' | 'compact'
