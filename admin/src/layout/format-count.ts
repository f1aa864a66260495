/** Counts things in words. @example formatCount(1_200, 'view') // '1,200 views' */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
