/** The sources of the method. Titles are not translated. */

export const citations = [
  'Samejima (1969), Estimation of latent ability using a response pattern of graded scores.',
  'Segall (1996), Multidimensional adaptive testing, Psychometrika 61.',
  'Mulder & van der Linden (2009), Multidimensional adaptive testing with optimal design criteria, Psychometrika.',
  'Choi, Reise, Pilkonis, Hays & Cella (2010), Efficiency of static and computer adaptive short forms, Quality of Life Research 19.',
  'Drasgow, Levine & Williams (1985), Appropriateness measurement with polychotomous item response models.',
  'Weierstall & Giebel (2017), The Sadomasochism Checklist.',
  'Holvoet et al. (2017), Fifty shades of Belgian gray.',
  'Joyal & Carpentier (2017), The prevalence of paraphilic interests and behaviors in the general population.',
  'Haupert et al. (2017), Prevalence of experiences with consensual nonmonogamous relationships.',
];
