const topic = (value: string, label = value) => ({ value, label })

/**
 * The topics that the news filter offers; an article may carry others, and their lists have
 * addresses too.
 */
export const newsTopics: readonly { value: string; label: string }[] = [
  topic('pgs', 'Grade School'),
  topic('jhs', 'Junior High School'),
  topic('shs', 'Senior High School'),
  topic('college', 'College'),
  topic('robotics', 'Robotics'),
  topic('research', 'Research'),
  topic('sustainability', 'Sustainability'),
  topic('spirituality', 'Spirituality'),
  topic('paraya', 'Paraya'),
  topic('scholarships', 'Scholarships'),
  topic('admissions', 'Admissions'),
  topic('student life', 'Student Life'),
  topic('alumni', 'Alumni'),
  topic('STEM'),
  topic('ABM'),
  topic('HUMSS'),
  topic('ICT'),
  topic('Maritime'),
  topic('HE', 'Home Economics'),
  topic('College of Accountancy'),
  topic('College of Arts and Sciences'),
  topic('College of Business Administration'),
  topic('College of Computer Studies'),
  topic('College of Education'),
  topic('College of Health Sciences'),
  topic('College of Hospitality Management and Tourism'),
  topic('College of Maritime Education'),
  topic('School of Mechanical Engineering'),
  topic('School of Psychology'),
]
