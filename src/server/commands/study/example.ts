/** A description to change: `spark study example` prints it. */
export const exampleDescription = `# Delete what your study does not need. The steps are in docs/study.md.
title = "Validity and stability of the Spark questionnaire"
responsible = "Names, institution"
ethics = "number of the approval"
people = 400  # participants wanted; a site takes no more
retest = 200  # how many of these answer again
scales = ["mine.osd"]  # beside this file; the score "total" of a scale MINE is mine_total
biasBy = ["gender", "language"]  # columns whose two largest groups should answer alike

[[convergent]]  # a score that should go with a theme
column = "mine_total"
theme = "DS"

[[discriminant]]  # one that should not; on a site, a scale above must ask it
column = "openness_scale"
theme = "SM"

[[knownGroups]]  # people with this value should score higher than all others
column = "community"
value = "yes"  # on a site the number of the answer
theme = "DS"

[[attentionChecks]]  # any other answer counts as careless
column = "mine_check"
answer = "4"

[site]  # only if people answer on a Spark site
publicKey = ""  # the line that spark study key prints
lastDay = 2027-12-31  # in UTC
details = true  # age range and gender too, of people who give them
# completionCode = "AB12"  # shown to everybody at the end

[site.retest]  # asks the same people again
days = 14  # after the first time at the earliest
# completionCode = "CD34"

[site.texts.en]  # files beside this one; [site.texts.de] for German
sheet = "sheet.txt"
consent = "consent.txt"
debrief = "debrief.txt"
`;
