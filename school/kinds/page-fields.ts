import {
  email,
  leadAndParagraphs,
  line,
  name,
  optionalList,
  outsideAddress,
  phone,
  picture,
} from '../base/fields.ts'

// Fields that several kinds of pages share; each title is that of the field in staff forms.

export const shortDescription = line(200).meta({
  title: 'In one sentence',
  description: 'For cards and search results.',
})
export const banner = picture.meta({
  title: 'Banner',
  description: 'The wide picture at the top of the page.',
})
export const socialPage = outsideAddress.meta({
  title: 'Social page',
  description: 'Its address on Facebook.',
})
export const description = leadAndParagraphs
  .min(2, 'Enter at least two paragraphs.')
  .meta({ title: 'Description', description: 'Two paragraphs or more.' })
export const officeEmail = email.meta({ title: 'E-mail address' })
export const officePhone = phone.meta({ title: 'Phone number' })

/** The title and the texts of a track or a college department. */
export const aboutFields = {
  title: name().meta({ title: 'Title' }),
  shortDescription,
  description,
}

/** The pictures and the contacts of a track or a college department. */
export const contactFields = {
  logoImg: picture.meta({
    title: 'Logo',
    description: 'Without one, the school’s logo is shown.',
  }),
  bannerImg: banner,
  fbLink: socialPage,
  email: officeEmail,
  phone: officePhone,
}

/** A list of short texts, not shown while it is empty. @param longest characters of a line */
export const listOfLines = (title: string, help: string, longest = 120) =>
  optionalList(line(longest).meta({ title: 'Line' }), 20, 'lines').meta({
    title,
    description: help,
  })
