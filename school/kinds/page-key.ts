/**
 * Makes the key of a new page from what it belongs to and the part of its address that is its own. It
 * stays when the address changes.
 * @example keyOfPage('course', 'college-department/college/ccs', 'BSIT') // 'course/ccs/bsit'
 */
export const keyOfPage = (kind: string, parent: string, tag: string): string =>
  kind === 'department'
    ? `${kind}/${tag}`
    : `${kind}/${parent.split('/').at(-1)}/${tag.toLowerCase()}`
